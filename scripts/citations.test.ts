// Comments cite pages that are in the repository, and headings that are on them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['domain', 'engine', 'server', 'src', 'scripts', 'tests', 'openapi', 'docs'];
const files = [
  ...readdirSync('.').filter((name) => /\.\w+$/.test(name)),
  ...folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`)),
];
const sources = files.filter((file) => /\.(ts|tsx|mjs|ya?ml)$/.test(file) && !/node_modules\//.test(file));
const pages = files.filter((file) => file.endsWith('.md') && !/node_modules\//.test(file));

/** The comment of a line, if it has one. */
const commentIn = (line: string, file: string): string | undefined => {
  const comment = /ya?ml$/.test(file) ? /(?:^|\s)#\s(.*)/ : /(?:^|\s)\/\/\s(.*)|\/\*\*?\s(.*)|^\s*\*\s(.*)/;
  return comment
    .exec(line)
    ?.slice(1)
    .find((part) => part !== undefined);
};

/** Headings of a page: whole, and the number a section begins with. */
const headingsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].flatMap(([, heading = '']) => [heading, `section ${/^(\d+)\./.exec(heading)?.[1] ?? '-'}`]);

/** What is wrong with the pages a comment cites. */
function faultsOf(comment: string): string[] {
  const cited = [...comment.matchAll(/(?<![\w/.])([\w./-]+\.md)\b(?:, ((?:section \d+|[A-Z][^;:().]*)))?/g)];
  return [
    ...cited.flatMap(([whole, page = '', heading]) => {
      if (!pages.includes(page)) return [`there is no page ${page}`];
      return heading === undefined || headingsOf(page).some((one) => heading === one || heading.startsWith(`${one},`) || heading.startsWith(`${one} `))
        ? []
        : [`no heading: ${whole}`];
    }),
    ...(/\((?:domain|design|look|screens?|voice|stack): /.exec(comment) ? ['a page without its path'] : []),
    ...(/(?<!docs\/)\bbrief(?:, section| §)/i.exec(comment) ? ['the brief without its path: docs/brief.md'] : []),
  ];
}

describe('pages', () => {
  it('are in the repository wherever a comment cites them, with the heading it names', () => {
    const faults = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => faultsOf(commentIn(line, file) ?? '').map((fault) => `${file}:${at + 1} ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  it('link only to files that are there', () => {
    const dead = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, to = '']) =>
        existsSync(join(dirname(page), to)) ? [] : [`${page}: ${to}`],
      ),
    );
    expect(dead).toEqual([]);
  });

  it.each(['Who may (domain: ownership)', 'As look.md says', 'A rule (docs/rules.md, Nowhere)', 'Brief §7, Chats'])('would be told of: %s', (comment) => {
    expect(faultsOf(comment)).toHaveLength(1);
  });
});
