// `npm run sbom`: what is shipped, part by part, as CycloneDX 1.5 in dist/sbom.cdx.json. npm makes it from what is installed; the folder it lies in is no name.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './outcome.ts';

export const sbomFile = 'dist/sbom.cdx.json';

interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string; type: string } };
  components: { name: string; version: string; purl?: string; hashes?: unknown[] }[];
}

/** What npm printed, under the product's own name. @throws Error where it is no bill of materials, or a part has no origin */
export function namedSbom(printed: string, { name, version }: { name: string; version: string }): Sbom {
  const sbom = JSON.parse(printed) as Sbom;
  if (sbom.bomFormat !== 'CycloneDX') throw new Error('npm printed no CycloneDX.');
  const nameless = sbom.components.filter(({ purl }) => !purl?.startsWith('pkg:npm/'));
  if (nameless.length > 0) throw new Error(`Of no registry: ${nameless.map((part) => part.name).join(', ')}.`);
  return { ...sbom, metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name, version, type: 'application' } } };
}

/** Writes the file. */
export function writeSbom(): Sbom {
  const product = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
  const printed = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 100_000_000,
  });
  const sbom = namedSbom(printed, product);
  mkdirSync(dirname(sbomFile), { recursive: true });
  writeFileSync(sbomFile, `${JSON.stringify(sbom, null, 1)}\n`);
  return sbom;
}

const sentence = ({ components, specVersion }: Sbom): string => `${components.length} parts in ${sbomFile}, CycloneDX ${specVersion}`;

/** The row of `npm run trust`. */
export function sbomOutcome(): Outcome {
  try {
    return { state: 'held', figure: sentence(writeSbom()) };
  } catch (error) {
    return { state: 'failed', figure: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${sentence(writeSbom())}.`);
