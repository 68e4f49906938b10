// The page all component tests of a process share: what tests ask it a thousand times it answers sooner than jsdom, React and the testing library do by themselves.
import { configure, getConfig } from '@testing-library/react';
import { findLabels } from './labels.ts';
import { noteNoStacks } from './owner-stacks.ts';
import { answerWhatIsShown } from './shown.ts';
import { lightenStyles } from './styles.ts';

lightenStyles();
answerWhatIsShown();
findLabels();
noteNoStacks();

// Whoever waits looks many times before it is there. The page is printed for the last time alone, for which `waitFor` asks once more.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
