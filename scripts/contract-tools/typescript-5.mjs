// Preloaded before dependency-cruiser: gives it this workspace's TypeScript 5, because npm places it beside the TypeScript 7
// at the root, which has no JavaScript API; without this it would not read a single .ts file.
import Module, { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const isCruiser = (file) => /[\\/]node_modules[\\/]dependency-cruiser[\\/]/.test(file ?? '');
const isTypeScript = (specifier) => specifier === 'typescript' || specifier.startsWith('typescript/');
const here = createRequire(import.meta.url);

/** For `import('typescript')`: Node's module hook. */
export async function resolve(specifier, context, next) {
  if (isTypeScript(specifier) && isCruiser(context.parentURL)) {
    return { url: pathToFileURL(here.resolve(specifier)).href, shortCircuit: true };
  }
  return next(specifier, context);
}

/** For `require('typescript/package.json')`, by which dependency-cruiser looks for a version it supports. */
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (specifier, parent, ...rest) =>
  isTypeScript(specifier) && isCruiser(parent?.filename) ? here.resolve(specifier) : resolveFilename(specifier, parent, ...rest);

// Node runs module hooks in a thread of their own, which imports this file again.
if (isMainThread) register(import.meta.url);
