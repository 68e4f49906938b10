// What one would write with react-admin in an hour: its own sign-in page, theme and layout, two lists of the same API with the same rows, order and columns.
import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, BooleanField, Datagrid, fetchUtils, List, NumberField, Resource, SearchInput, TextField, type AuthProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';

const tokenKey = 'token';

const provider = simpleRestProvider('/api', (url, options) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${localStorage.getItem(tokenKey)}` } }),
);

const auth: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    const { json } = await fetchUtils.fetchJson('/api/auth/login', { method: 'POST', body: JSON.stringify({ email: username, password }) });
    localStorage.setItem(tokenKey, json.access_token);
  },
  logout: async () => localStorage.removeItem(tokenKey),
  checkAuth: () => (localStorage.getItem(tokenKey) === null ? Promise.reject(new Error()) : Promise.resolve()),
  checkError: async () => {},
  getPermissions: async () => undefined,
};

/** The API counts money in cents. */
const money = { transform: (cents: number) => cents / 100, options: { style: 'currency', currency: 'USD' } } as const;

function Links() {
  return (
    <List perPage={25} sort={{ field: 'created_at', order: 'DESC' }} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <Datagrid>
        <TextField source="title" />
        {/* Each row says whose it is, so nobody is asked for once more. */}
        <TextField source="client_name" label="Client" />
        <TextField source="tier" />
        <TextField source="status" />
        <NumberField source="price" {...money} />
        <NumberField source="total_otd" {...money} />
        <BooleanField source="is_displayed" />
      </Datagrid>
    </List>
  );
}

function Packages() {
  return (
    <List perPage={25} sort={{ field: 'created_at', order: 'DESC' }}>
      <Datagrid>
        <TextField source="name" />
        <TextField source="package_identifier" />
        <NumberField source="price" {...money} />
        <BooleanField source="is_active" />
        <NumberField source="days_included" />
        <NumberField source="position" />
      </Datagrid>
    </List>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('no root');
createRoot(root).render(
  <Admin dataProvider={provider} authProvider={auth} disableTelemetry>
    <Resource name="links" list={Links} />
    <Resource name="packages" list={Packages} />
  </Admin>,
);
