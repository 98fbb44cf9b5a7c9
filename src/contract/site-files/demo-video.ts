/** Folder below public/ with the recordings, which `npm run research -- demo-video` makes. */
export const DEMO_FOLDER = "video";

/** Paths of the recording in one language, without a slash at the start. */
export const demoFiles = (lang: "cn" | "en") => ({
  video: `${DEMO_FOLDER}/reversal-${lang}.mp4`,
  captions: `${DEMO_FOLDER}/reversal-${lang}.vtt`,
  poster: `${DEMO_FOLDER}/reversal-${lang}.jpg`,
});
