/** A request to a function of the site, with a JSON body. */
export const post = (path: string, body: object): Request =>
  new Request(`http://127.0.0.1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
