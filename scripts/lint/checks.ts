import { appTrees } from './appTrees.ts';
import { brandNames } from './brandNames.ts';
import { buildVariables } from './buildVariables.ts';
import { clientFiles } from './clientFiles.ts';
import { componentNames } from './componentNames.ts';
import { componentProps } from './componentProps.ts';
import { decisions } from './decisions.ts';
import { docLinks } from './docLinks.ts';
import { envExample } from './envExample.ts';
import { exportStar } from './exportStar.ts';
import type { Check } from './lintIssue.ts';
import { literalTexts } from './literalTexts.ts';
import { lockfile } from './lockfile.ts';
import { manifests } from './manifests.ts';
import { generatedSources, queryFields } from './queries.ts';
import { routeFiles } from './routeFiles.ts';
import { securityEvidence } from './securityEvidence.ts';
import { sitePictures } from './sitePictures.ts';
import { themeImports } from './themeImports.ts';

/** Checks that oxlint does not have: of files, folders, packages and documents. The keys are printed above the issues. */
export const checks: Readonly<Record<string, Check>> = {
  'dependency versions are in the pnpm catalog': manifests,
  'the lockfile contains no host name': lockfile,
  'all brands have the route files of the template': appTrees,
  'route files contain no logic or markup': routeFiles,
  'shared code contains no brand name': brandNames,
  'components and brands import the theme contract only': themeImports,
  'components have the name of their file and folder': componentNames,
  'components have few props': componentProps,
  "'use client' is in .client files only": clientFiles,
  'interface texts are in the catalogue': literalTexts,
  'no export *': exportStar,
  'links in documents resolve': docLinks,
  'decision records follow the template': decisions,
  'the ASVS statement names processes, connections and raw SQL': securityEvidence,
  'environment variables are documented in .env.example': envExample,
  'builds read no environment variables': buildVariables,
  'requested GraphQL fields are used': queryFields,
  'generated code has a GraphQL document': generatedSources,
  'no code of the sites names a picture of content': sitePictures,
};
