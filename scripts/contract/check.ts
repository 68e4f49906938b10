// `npm run contract:check -- <file> [--all]`: how much of any OpenAPI or Swagger document is understood, and what would have to be asked.
import { UnreadableDocument } from '../../engine/contract/reading/files.ts';
import { readDocument } from '../../engine/contract/reading/read.ts';
import { reportOf } from '../../engine/contract/inferring/report.ts';

const [file, ...options] = process.argv.slice(2).toSorted((a, b) => Number(a.startsWith('--')) - Number(b.startsWith('--')));
const unknown = options.filter((option) => option !== '--all');

if (file === undefined || file.startsWith('--') || unknown.length > 0) {
  console.error('npm run contract:check -- <file> [--all]: OpenAPI 3.0, 3.1, 3.2 or Swagger 2, as YAML or JSON.');
  process.exitCode = 1;
} else {
  try {
    console.log(reportOf(readDocument(file), options.includes('--all')).join('\n'));
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
