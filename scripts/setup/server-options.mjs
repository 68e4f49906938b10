/**
 * Options of Node for the built server. Twice the room for what is young: with Node's 16 MB, what ten calls at once still use is copied again and again, which took a page of links
 * a tenth longer; with 48 MB an export is over its 64 MB above rest (docs/performance.md).
 */
export const serverOptions = ['--max-semi-space-size=32'];
