import { theme } from '../theme.css';
export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en" className={theme}><body>{children}</body></html>;
}
