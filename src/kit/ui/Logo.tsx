import { wordmarkPath } from '../../../domain/portal-app.ts';
import { messages } from '../../../engine/web/messages.ts';

const letter =
  'M8 8.5A1.5 1.5 0 0 1 9.5 7H25.3a.7.7 0 0 1 .62 1.02L24.46 10.85A1.4 1.4 0 0 1 23.22 11.6H12.5V15H20.3a.7.7 0 0 1 .62 1.02L19.56 18.65A1.4 1.4 0 0 1 18.32 19.4H12.5V24.5A.8.8 0 0 1 11.7 25.3H8.8A.8.8 0 0 1 8 24.5Z';

function MarkShapes() {
  return (
    <>
      <rect width="32" height="32" rx="8" fill="#0B5754" />
      <path fill="#FFFFFF" d={letter} />
      <circle cx="21.6" cy="23.2" r="2.3" fill="#F0B040" />
    </>
  );
}

/** The mark alone, for loaders and small places; decorative, so it has no name of its own. `size` in px. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" style={{ display: 'block', flex: 'none' }}>
      <MarkShapes />
    </svg>
  );
}

/** Mark and name; the name follows the text colour, so it is a mask over it. `height` in px. */
export function Logo({ height = 28 }: { height?: number }) {
  const mask = `url(${wordmarkPath}) center / contain no-repeat`;
  const scale = height / 32;
  return (
    <span role="img" aria-label={messages.product} style={{ display: 'inline-flex', flex: 'none', gap: 11 * scale }}>
      <Mark size={height} />
      <span style={{ width: 109 * scale, height, background: 'currentColor', mask, WebkitMask: mask, printColorAdjust: 'exact' }} />
    </span>
  );
}
