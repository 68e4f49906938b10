/** The faces of the font, which the server adds to the page from the built files: the console has the same. */
const faces = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('');

/** The page with them. */
export const inOurFont = (html: string): string => html.replace('</head>', `<style>${faces()}</style></head>`);
