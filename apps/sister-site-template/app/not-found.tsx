import { devtoolsNotFound } from '@masthead/site/devtools';
import { brand } from '@/brand';

export default devtoolsNotFound(brand);
