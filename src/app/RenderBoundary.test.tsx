import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenLoadError } from '../../engine/web/lazy-screen.tsx';
import { failingComponent, RenderBoundary } from './RenderBoundary.tsx';

function PriceTable({ error }: { error: Error | null }) {
  if (error !== null) throw error;
  return <p>Prices</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a rendering failure', () => {
  it('shows the brief’s words, the message as a hint, the failing component and the advice', () => {
    render(
      <RenderBoundary>
        <PriceTable error={new Error('price is undefined')} />
      </RenderBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong!!!' })).toBeDefined();
    expect(screen.getByText('price is undefined')).toBeDefined();
    expect(screen.getByText('It happened in: PriceTable')).toBeDefined();
    expect(screen.getByText(/SHIFT\+F5/)).toBeDefined();
  });

  it('is forgotten when another address is opened', () => {
    const { rerender } = render(
      <RenderBoundary resetKey="/a">
        <PriceTable error={new Error('x')} />
      </RenderBoundary>,
    );
    rerender(
      <RenderBoundary resetKey="/b">
        <PriceTable error={null} />
      </RenderBoundary>,
    );
    expect(screen.getByText('Prices')).toBeDefined();
  });

  it('says so when a screen could not be loaded twice', () => {
    render(
      <RenderBoundary>
        <PriceTable error={new ScreenLoadError('offline')} />
      </RenderBoundary>,
    );
    expect(screen.getByText('This screen could not be loaded')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  });

  it('reads the component’s name from the stacks of all browsers', () => {
    expect(failingComponent('\n    at PriceTable (http://x/a.js:1:2)\n    at div')).toBe('PriceTable');
    expect(failingComponent('PriceTable@http://x/a.js:1:2\ndiv')).toBe('PriceTable');
    expect(failingComponent('')).toBeNull();
  });

  it('names the component, not the element or the library’s part that it failed in', () => {
    expect(failingComponent('\n    at h2\n    at Xe (http://x/a.js:1:2)\n    at PriceTable (http://x/a.js:1:2)\n    at Page (http://x/a.js)')).toBe(
      'PriceTable',
    );
    expect(failingComponent('\n    at div\n    at Xe (http://x/a.js:1:2)')).toBe('Xe');
  });
});
