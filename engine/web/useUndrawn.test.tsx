import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ImageView } from '../console/fields/FileView.tsx';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

it('shows initials in place of a person’s picture that cannot be drawn, until there is another', () => {
  const { container, rerender } = render(<Avatar name="Maria Delgado" src="/one.webp" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.textContent).toBe('MD');
  rerender(<Avatar name="Maria Delgado" src="/two.webp" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/two.webp');
});

it('shows a picture that cannot be drawn as a file to open', () => {
  render(<ImageView label="Photo" value={{ file_name: 'front.webp', url: '/files/front.webp' }} />);
  fireEvent.error(screen.getByRole('img', { name: 'front.webp' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'front.webp' }).getAttribute('href')).toBe('/files/front.webp');
});
