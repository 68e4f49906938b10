import ResourceList from '../../../../engine/console/list/ResourceList.tsx';

// One object for good: a new one each time would be taken for a new filter.
const open = { step: ['incomplete', 'payment'] };

/** Prospects: those still on their way, until the reader asks for the others. */
export default function OnboardingList() {
  return <ResourceList startWith={open} />;
}
