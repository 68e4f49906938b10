import { expect, it } from 'vitest';
import { linkStatusValues } from '../generated/enums.ts';
import { mayQuoteAgain, mayReportAgain } from './link-findings.ts';

it('lets findings follow findings only while the link is alive', () => {
  expect(linkStatusValues.filter(mayReportAgain)).toEqual(['researched', 'otd_requested', 'otd_received', 'accepted']);
  expect(linkStatusValues.filter(mayQuoteAgain)).toEqual(['otd_received']);
});
