import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { linkStatusValues } from '../../../generated/enums.ts';
import { TimelineIcon } from './TimelineIcon.tsx';

const drawn = (kind: string) => render(<TimelineIcon entry={{ kind, target_kind: 'link' }} />).container.innerHTML;

it('gives every move of a link a sign of its own, and what has none the sign of what it is about', () => {
  const signs = linkStatusValues.map((status) => drawn(`link_${status}`));
  expect(new Set(signs).size).toBe(linkStatusValues.length);
  expect(signs).not.toContain(drawn('links_published'));
  expect(drawn('something_new')).toBe(drawn('links_published'));
});
