/**
 * A description as text: documents write CommonMark, screens show what it says. Marks of code, weight and headings go, a link keeps its words, and the
 * lines of a paragraph are one, so that an end of line is meant. What only looks like a mark stays: `2 * 3 * 4`, `snake_case`.
 */
export function readable(description: string): string {
  return description
    .replaceAll(/(?<!\n)\r?\n(?!\s*\n|\s*(?:[-*+]|\d+\.|#{1,6}) )/g, ' ')
    .replaceAll(/!?\[([^\]]+)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/<\/?(?:a|b|br|code|em|i|li|ol|p|strong|ul)(?:\s[^>]*)?\/?>/gi, (tag) => (/^<(?:br|li)/i.test(tag) ? '\n' : ''))
    .replaceAll(/^#{1,6} +/gm, '')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(`+)([^`]+)\1/g, '$2')
    .trim();
}
