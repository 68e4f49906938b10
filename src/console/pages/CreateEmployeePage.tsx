import { ResourceContextProvider } from 'react-admin';
import ResourceCreate from '../../../engine/console/record/ResourceCreate.tsx';

/** The brief's address for a new advisor: the create form of that resource. */
export default function CreateEmployeePage() {
  return (
    <ResourceContextProvider value="employees">
      <ResourceCreate />
    </ResourceContextProvider>
  );
}
