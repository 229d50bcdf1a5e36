import { z } from '@hono/zod-openapi';
import { formatPath } from '../../server/formatPath.ts';
import { type Issue, type PublishError } from '../publishing/result.ts';

/** Kinds of problems; each has a section in the documentation. */
const problems = {
  malformed: { status: 400, title: 'The request cannot be read' },
  unauthorized: { status: 401, title: 'The token is missing, unknown, expired or revoked' },
  forbidden: { status: 403, title: 'The token lacks a scope' },
  'not-found': { status: 404, title: 'There is no such content' },
  'method-not-allowed': { status: 405, title: 'The method is not supported here' },
  conflict: { status: 409, title: 'The same request is still running' },
  changed: { status: 412, title: 'The content has changed meanwhile' },
  'too-large': { status: 413, title: 'The body is too large' },
  'unsupported-type': { status: 415, title: 'The media type of the body is not supported' },
  invalid: { status: 422, title: 'The content has issues' },
  'key-reused': { status: 422, title: 'The idempotency key belongs to another request' },
  'too-many-requests': { status: 429, title: 'There were too many requests' },
  unavailable: { status: 503, title: 'A part of the service is not available' },
  failed: { status: 500, title: 'The service has failed' },
} as const;
export type ProblemKind = keyof typeof problems;

export const issueSchema = z
  .object({
    path: z.string().describe('The field: slides[2].image.alt'),
    message: z.string().describe('What to do.'),
  })
  .openapi('Issue');

/** The body of an error response (RFC 9457). */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    issues: z.array(issueSchema).readonly().optional(),
  })
  .openapi('Problem');
/** The body of an error response (RFC 9457). */
export type Problem = z.infer<typeof problemSchema>;

/** Returns the body of an error response. */
export const createProblem = (kind: ProblemKind, detail: string, issues?: readonly Issue[]): Problem => ({
  type: `/content/v1/#${kind}`,
  ...problems[kind],
  detail,
  ...(issues && { issues }),
});

/** Creates an error response (RFC 9457, application/problem+json). */
export const problemResponse = (problem: Problem, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });

export const refuse = (kind: ProblemKind, detail: string, headers?: Record<string, string>): Response =>
  problemResponse(createProblem(kind, detail), headers);

/** Lists the issues of an input that a schema has refused. */
export const listIssues = ({ issues }: Pick<z.ZodError, 'issues'>): Issue[] =>
  issues.map(({ path, message }) => ({ path: formatPath(path), message }));

const createInputProblem = (issues: readonly Issue[]): Problem =>
  createProblem('invalid', `${issues.length} field(s) must be corrected.`, issues);

export const refuseInput = (issues: readonly Issue[]): Response => problemResponse(createInputProblem(issues));

export const toProblem = (error: PublishError): Problem => {
  switch (error.kind) {
    case 'invalid':
      return createInputProblem(error.issues);
    case 'not-found':
      return createProblem('not-found', 'Create it with PUT.');
    case 'forbidden':
      return createProblem('forbidden', `This change needs a token with the scope "${error.scope}".`);
    case 'changed':
      return createProblem(
        'changed',
        error.hash === undefined
          ? 'The content does not exist. Send the request without If-Match to create it.'
          : `Its entity tag is now "${error.hash}". Read it again, and repeat your change.`,
      );
    default:
      return error satisfies never;
  }
};
