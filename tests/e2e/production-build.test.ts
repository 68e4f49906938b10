// What is served is what goes to production, whatever the server's mode (brief, section 9).
import { expect, inject, it } from 'vitest';

it('the web bundle is a production build', async () => {
  const page = await (await fetch(`${inject('serverUrl')}/login`)).text();
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    const code = await (await fetch(`${inject('serverUrl')}${path}`)).text();
    expect(code).not.toMatch(/jsxDEV|\$RefreshReg\$|Download the React DevTools|\/@vite\//);
  }
});
