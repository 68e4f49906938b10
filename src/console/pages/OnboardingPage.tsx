import { ResourceContextProvider } from 'react-admin';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useContract } from '../../schema/ContractContext.tsx';
import { listPath, recordPath } from '../../schema/paths.ts';
import ResourceCreate from '../../schema/record/ResourceCreate.tsx';

const segment = 'incomplete-onboardings';

/** The three steps of onboarding a client: a new record with its package, or the record that `?onboarding=` names. */
export default function OnboardingPage() {
  const { basename } = useContract();
  const { package_identifier } = useParams();
  const [search] = useSearchParams();
  const id = search.get('onboarding');
  if (id) return <Navigate to={recordPath(basename, segment, id)} replace />;
  if (!package_identifier) return <Navigate to={listPath(basename, segment)} replace />;
  if (!search.has('source')) return <Navigate to={{ search: new URLSearchParams({ source: JSON.stringify({ package_identifier }) }).toString() }} replace />;
  return (
    <ResourceContextProvider value={segment}>
      <ResourceCreate />
    </ResourceContextProvider>
  );
}
