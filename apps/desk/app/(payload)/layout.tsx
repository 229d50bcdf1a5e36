import '@payloadcms/next/css';
import '../../src/brand.css';

export { DeskLayout as default } from '../../src/components/DeskLayout';
