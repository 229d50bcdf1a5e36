import { afterEach } from 'vitest';
import { unmountAll } from './walk';

afterEach(unmountAll);
