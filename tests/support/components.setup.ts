import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Components that load when they are needed may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
