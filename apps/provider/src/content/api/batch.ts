import { z } from 'zod';
import { formatPath, type Issue } from '../publishing/result.ts';
import { collections, type CollectionName } from './collections.ts';
import type { Handled } from './idempotency.ts';
import { type ContentApiDeps, type Operation, runOperation } from './items.ts';
import { contentApiLimits } from './limits.ts';
import { createProblem, type Problem, problemResponse, toProblem } from './problem.ts';
import type { Caller } from './tokens.ts';

const collectionNames = Object.keys(collections) as [CollectionName, ...CollectionName[]];

const operationSchema = z
  .strictObject({
    method: z.enum(['put', 'patch', 'delete']),
    collection: z.enum(collectionNames),
    key: z.string().min(1).max(300),
    value: z.record(z.string(), z.unknown()).optional().describe('The item of a put, the changes of a patch.'),
    ifMatch: z.string().max(200).optional().describe('The entity tag that the item must have.'),
  })
  .refine(({ method, value }) => (method === 'delete') === (value === undefined), {
    path: ['value'],
    message: 'is required, except for delete',
  });

/** The body of a batch. */
export const batchInput = z.strictObject({
  operations: z.array(operationSchema).min(1).max(contentApiLimits.maxBatchOperations),
});

const toOperation = ({ ifMatch, value, ...operation }: z.infer<typeof operationSchema>): Operation =>
  ({
    ...operation,
    value,
    precondition: ifMatch === undefined ? { kind: 'any' } : { kind: 'hash', hashes: [ifMatch.replace(/^"|"$/g, '')] },
  }) as Operation;

/** Counts the operations of a batch for the rate limit, before it is checked. */
export const countOperations = (value: unknown): number => {
  const list = typeof value === 'object' && value !== null && 'operations' in value ? value.operations : undefined;
  return Array.isArray(list) ? Math.max(1, Math.min(list.length, contentApiLimits.maxBatchOperations)) : 1;
};

const statuses = { created: 201, updated: 200, unchanged: 200, deleted: 204 } as const;

type Outcome = { status: number; etag?: string; warnings?: readonly Issue[]; problem?: Problem };

/** Runs an operation. An exception is logged and becomes a problem, so that the results of the others are not lost. */
const getOutcome = async (deps: ContentApiDeps, caller: Caller, operation: Operation): Promise<Outcome> => {
  try {
    const result = await runOperation(deps, caller, operation);
    if (!result.ok) return { status: toProblem(result.error).status, problem: toProblem(result.error) };
    const { change, hash, warnings } = result.value;
    return {
      status: statuses[change],
      ...(change !== 'deleted' && { etag: `"${hash}"` }),
      ...(warnings.length > 0 && { warnings }),
    };
  } catch (error) {
    const { collection, key } = operation;
    deps.log.error({ err: error, collection, key }, 'an operation of a batch failed');
    const problem = createProblem('failed', 'Nothing was written. Send the operation again.');
    return { status: problem.status, problem };
  }
};

/**
 * Runs operations in their order, each in its own transaction: one that fails does not affect the others. The response
 * has a result for each.
 */
export const handleBatch = async (deps: ContentApiDeps, caller: Caller, body: unknown): Promise<Handled> => {
  const parsed = batchInput.safeParse(body);
  if (!parsed.success)
    return {
      response: problemResponse(
        createProblem(
          'invalid',
          'No operation was run.',
          parsed.error.issues.map(({ path, message }) => ({ path: formatPath(path), message })),
        ),
      ),
      isComplete: false,
    };
  const results: (Outcome & Pick<Operation, 'collection' | 'key'>)[] = [];
  for (const operation of parsed.data.operations) {
    const { collection, key } = operation;
    results.push({ collection, key, ...(await getOutcome(deps, caller, toOperation(operation))) });
  }
  return { response: Response.json({ results }), isComplete: results.every(({ status }) => status < 400) };
};
