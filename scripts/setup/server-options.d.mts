/** Options of Node for the built server, as `npm start`, the image and docs/running.md start it. */
export const serverOptions: readonly string[];
