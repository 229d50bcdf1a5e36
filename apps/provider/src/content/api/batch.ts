import { z } from '@hono/zod-openapi';
import { type ApiEnv, boundJson, createRoutes, idempotencyKey, json, once, requires, toWriteResponses } from './app.ts';
import { collectionNames } from './collections.ts';
import { type Operation, runOperation } from './items.ts';
import { contentApiLimits } from './limits.ts';
import { createProblem, issueSchema, problemSchema, toProblem } from './problem.ts';

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

const batchSchema = z
  .strictObject({ operations: z.array(operationSchema).min(1).max(contentApiLimits.maxBatchOperations) })
  .openapi('Batch');

const outcomeSchema = z.object({
  collection: z.string(),
  key: z.string(),
  status: z.int(),
  etag: z.string().optional(),
  warnings: z.array(issueSchema).readonly().optional(),
  problem: problemSchema.optional(),
});
type Outcome = Omit<z.infer<typeof outcomeSchema>, 'collection' | 'key'>;

const toOperation = ({ ifMatch, value, ...operation }: z.infer<typeof operationSchema>): Operation =>
  ({
    ...operation,
    value,
    precondition: ifMatch === undefined ? { kind: 'any' } : { kind: 'hash', hashes: [ifMatch.replace(/^"|"$/g, '')] },
  }) as Operation;

const statuses = { created: 201, updated: 200, unchanged: 200, deleted: 204 } as const;

/** Runs an operation. An exception is logged and becomes a problem, so that the results of the others are not lost. */
const getOutcome = async (env: ApiEnv, operation: Operation): Promise<Outcome> => {
  try {
    const result = await runOperation(env, operation);
    if (!result.ok) return { status: toProblem(result.error).status, problem: toProblem(result.error) };
    const { change, hash, warnings } = result.value;
    return {
      status: statuses[change],
      ...(change !== 'deleted' && { etag: `"${hash}"` }),
      ...(warnings.length > 0 && { warnings }),
    };
  } catch (error) {
    const { collection, key } = operation;
    env.log.error({ err: error, collection, key }, 'an operation of a batch failed');
    const problem = createProblem('failed', 'Nothing was written. Send the operation again.');
    return { status: problem.status, problem };
  }
};

export const batches = createRoutes();

batches.openapi(
  {
    method: 'post',
    path: '/batch',
    tags: ['batch'],
    operationId: 'batch',
    summary: 'Up to 100 writes in one request, each in its own transaction',
    middleware: [requires('write', 'publish'), boundJson(contentApiLimits.maxBatchBytes), once],
    request: { headers: idempotencyKey, body: { required: true, content: json(batchSchema) } },
    responses: toWriteResponses({
      200: {
        description: 'A result for each',
        content: json(z.object({ results: z.array(outcomeSchema) }).openapi('BatchResults')),
      },
    }),
  },
  async (context) => {
    const { operations } = context.req.valid('json');
    const throttled = context.env.charge(operations.length - 1);
    if (throttled) return throttled;
    const results: z.infer<typeof outcomeSchema>[] = [];
    // In their order. One that fails does not affect the others.
    for (const operation of operations) {
      const { collection, key } = operation;
      results.push({ collection, key, ...(await getOutcome(context.env, toOperation(operation))) });
    }
    if (results.some(({ status }) => status >= 400)) context.set('hasFailures', true);
    return Response.json({ results });
  },
);
