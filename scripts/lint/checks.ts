import { appTrees } from './appTrees.ts';
import { brandNames } from './brandNames.ts';
import { clientFiles } from './clientFiles.ts';
import { envExample } from './envExample.ts';
import type { Check } from './lintIssue.ts';
import { lockfile } from './lockfile.ts';
import { queryFields } from './queryFields.ts';
import { references } from './references.ts';
import { securityEvidence } from './securityEvidence.ts';

/** Checks that oxlint does not have: of files, folders, packages and documents. The keys are printed above the issues. */
export const checks = {
  'the lockfile contains no host name': lockfile,
  'all brands have the route files of the template': appTrees,
  'shared code contains no brand name': brandNames,
  "'use client' is in .client files only": clientFiles,
  'links in documents, cited sections and decisions resolve': references,
  'the ASVS statement names processes, connections and raw SQL': securityEvidence,
  'environment variables are documented in .env.example': envExample,
  'requested GraphQL fields are used': queryFields,
} satisfies Record<string, Check>;
