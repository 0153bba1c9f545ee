import { z } from 'zod'
import type { Run } from './runCli'

const issue = z.looseObject({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  pointer: z.string(),
  message: z.string(),
  line: z.number(),
  column: z.number(),
  record: z.number().optional(),
})

const report = z.strictObject({
  files: z.array(
    z.strictObject({ file: z.string(), kind: z.string().nullable(), blocks: z.number(), issues: z.array(issue) }),
  ),
  problems: z.array(z.strictObject({ file: z.string(), problem: z.string() })),
  summary: z.strictObject({
    files: z.number(),
    documents: z.number(),
    blocks: z.number(),
    errors: z.number(),
    warnings: z.number(),
    codes: z.record(z.string(), z.number()),
    stopped: z.enum(['max-errors', 'bail', 'interrupted']).optional(),
    left: z.number().optional(),
  }),
})

/** Parses the output of `--format json`. Fails for a missing or an unknown member. */
export function readReport({ stdout }: Run): z.infer<typeof report> {
  return report.parse(JSON.parse(stdout))
}
