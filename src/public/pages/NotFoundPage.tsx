import Button from '@mui/material/Button';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useChosenPackage } from '../chosen-package.ts';
import { ChosenPackage } from '../frame/ChosenPackage.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { notFoundMessages } from '../messages/not-found.ts';

/** For addresses that lead nowhere; the package in the address is kept. */
export default function NotFoundPage() {
  const { suffix } = useChosenPackage();
  return (
    <FormFrame title={notFoundMessages.title} lead={notFoundMessages.text}>
      <ChosenPackage note={notFoundMessages.packageKept} />
      <Button variant="contained" component={RouterLink} to={suffix === '' ? '/' : `/login${suffix}`} sx={{ mt: 7 }}>
        {notFoundMessages.home}
      </Button>
    </FormFrame>
  );
}
