import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { reasonOf } from '../../../engine/web/problem.ts';
import { useSession } from '../../api/session.ts';
import { useGoHome } from '../../kit/area/go-home.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { signInMessages } from '../messages/sign-in.ts';
import { unauthorizedMessages } from '../messages/unauthorized.ts';

/** For a page that the signed-in role may not open. */
export default function UnauthorizedPage() {
  const { user } = useSession();
  const goHome = useGoHome();
  return (
    <FormFrame title={unauthorizedMessages.title} lead={user === null ? unauthorizedMessages.signedOut : unauthorizedMessages.text}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 7 }}>
        {user === null ? (
          <Button variant="contained" component={RouterLink} to="/login">
            {signInMessages.title}
          </Button>
        ) : (
          <>
            <Button variant="contained" onClick={() => void goHome(user.role).catch((error: unknown) => toast.error(reasonOf(error)))}>
              {unauthorizedMessages.home}
            </Button>
            <Button variant="outlined" component={RouterLink} to="/logout">
              {unauthorizedMessages.switchUser}
            </Button>
          </>
        )}
      </Box>
    </FormFrame>
  );
}
