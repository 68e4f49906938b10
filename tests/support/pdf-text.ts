// The text of a PDF of ours, as it is drawn: one string for each line, in the order of drawing.
import { inflateSync } from 'node:zlib';

/** What WinAnsi has from 0x80 on instead of controls; Node 20 reads `windows-1252` as Latin-1. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Lines of text in the letters built into readers (WinAnsi). */
export function pdfText(bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const end = bytes.indexOf('endstream', at);
    if (bytes.subarray(at - 3, at).toString() === 'end' || end < 0) continue;
    const content = inflated(bytes.subarray(at + 'stream\n'.length, end));
    for (const [, shown = ''] of content.matchAll(/\[([^\]]*)\] TJ/g)) {
      const codes = [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex).join('');
      lines.push([...Buffer.from(codes, 'hex')].map((code) => (code >= 0x80 && code < 0xa0 ? high[code - 0x80] : String.fromCharCode(code))).join(''));
    }
  }
  return lines;
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
