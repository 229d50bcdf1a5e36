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
import { identifiers } from './identifiers.ts';
import { lockfile } from './lockfile.ts';
import { manifests } from './manifests.ts';
import { generatedSources, queryFields } from './queries.ts';
import { routeFiles } from './routeFiles.ts';
import { sitePictures } from './sitePictures.ts';
import { themeImports } from './themeImports.ts';

/** What oxlint cannot see: rules about files, folders, packages and documents. */
export const checks: Readonly<Record<string, Check>> = {
  'versions stand in the catalog': manifests,
  'the lockfile names no host': lockfile,
  'brands share one tree of routes': appTrees,
  'route files are sentences': routeFiles,
  'shared code names no brand': brandNames,
  'themes fill the contract': themeImports,
  'components and files share a name': componentNames,
  'components have few props': componentProps,
  'browser code shows in the name': clientFiles,
  'exports have names': exportStar,
  'names use the terms of the glossary': identifiers,
  'links in documents lead somewhere': docLinks,
  'decisions have one shape': decisions,
  'every variable is explained': envExample,
  'a build is given what it reads': buildVariables,
  'what is asked for is read': queryFields,
  'generated code has its document': generatedSources,
  'pictures that code names are known': sitePictures,
};
