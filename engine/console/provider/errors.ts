import { Problem } from '../../web/problem.ts';

/** `a[0].b` and `/a/0/b` become `a.0.b`, the way the form names its inputs. */
function inputName(path: string): string {
  return path
    .replace(/\[(\w+)\]/g, '.$1')
    .replace(/\//g, '.')
    .replace(/^\.+/, '');
}

/** The errors of a failed call, keyed by input name; undefined where it names no field. */
export function errorsOf(error: unknown): Record<string, string> | undefined {
  const entries = error instanceof Problem ? Object.entries(error.errors) : [];
  return entries.length > 0 ? Object.fromEntries(entries.map(([path, message]) => [inputName(path), message])) : undefined;
}
