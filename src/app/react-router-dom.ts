// Replaces react-router-dom in the web build, where react-admin is its only importer. React-admin lives inside our router and never creates its own; leaving
// out the code to create one halves the router on every page.
import { createContext } from 'react';

export { Link, matchPath, Navigate, Outlet, Route, Routes, useInRouterContext, useLocation, useMatch, useNavigate, useParams } from 'react-router';
export { useBlocker } from '../kit/area/unsaved.ts';

const outside = (): never => {
  throw new Error('The console stands inside the router of the app.');
};
export const createHashRouter = outside;
export const createMemoryRouter = outside;
export const RouterProvider = outside;

// React-admin blocks navigation with unsaved changes only where these two are given, as under a router that can.
export const UNSAFE_DataRouterContext = createContext(true);
export const UNSAFE_DataRouterStateContext = createContext(true);
