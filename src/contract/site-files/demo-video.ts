/** Folder of the recordings under public/, made by `npm run research -- demo-video`. */
export const DEMO_FOLDER = "video";

/** Addresses of the recording in one language, without a leading slash. */
export const demoFiles = (lang: "cn" | "en") => ({
  video: `${DEMO_FOLDER}/reversal-${lang}.mp4`,
  captions: `${DEMO_FOLDER}/reversal-${lang}.vtt`,
  poster: `${DEMO_FOLDER}/reversal-${lang}.jpg`,
});
