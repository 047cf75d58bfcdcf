import { configure } from '@testing-library/react';

// A loaded machine needs more than the usual second; a test that waits in vain still fails.
configure({ asyncUtilTimeout: 8000 });
