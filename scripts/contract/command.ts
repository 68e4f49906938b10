// `npm run contract -- <word> …`: the engine's command on the sources, as its package has it built (engine/command/run.ts).
import { endWithReader } from '../../engine/command/reader.ts';
import { run } from '../../engine/command/run.ts';
import project from '../../package.json' with { type: 'json' };
import { builtConsole } from './build-console.ts';

endWithReader(process.stdout);
process.exitCode = await run(process.argv.slice(2), {
  name: 'npm run contract --',
  version: project.version,
  page: builtConsole,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
