import { z } from 'zod'
import type { Run } from './runCli'

const effect = z.enum(['breaking', 'compatible', 'editorial'])
const issue = z.looseObject({ severity: z.string(), code: z.string(), pointer: z.string(), message: z.string() })

const report = z.strictObject({
  old: z.string(),
  new: z.string(),
  for: z.array(z.enum(['senders', 'readers'])),
  changes: z.array(
    z.strictObject({
      rule: z.string(),
      message: z.string(),
      effects: z.strictObject({ senders: effect, readers: effect }),
      old: z.string().nullable(),
      new: z.string().nullable(),
      subjects: z.array(z.strictObject({ kind: z.string(), name: z.string(), pointer: z.string() })),
      payloads: z.array(
        z.strictObject({
          breaks: z.enum(['senders', 'readers']),
          document: z.unknown(),
          as: z.string(),
          validIn: z.enum(['old', 'new']),
          issues: z.array(issue).min(1),
        }),
      ),
      remarks: z.array(z.string()),
      allowed: z.boolean(),
    }),
  ),
  summary: z.strictObject({
    breaking: z.strictObject({ senders: z.number(), readers: z.number() }),
    compatible: z.number(),
    editorial: z.number(),
    allowed: z.number(),
  }),
  replay: z
    .strictObject({
      documents: z.number(),
      validInBoth: z.number(),
      invalidInBoth: z.number(),
      nowInvalid: z.number(),
      nowValid: z.number(),
      newWarnings: z.number(),
      turned: z.array(
        z.strictObject({
          file: z.string(),
          record: z.number().optional(),
          line: z.number(),
          column: z.number(),
          kind: z.string(),
          now: z.enum(['valid', 'invalid']),
          issues: z.array(issue).min(1),
        }),
      ),
      problems: z.array(z.strictObject({ file: z.string(), problem: z.string() })),
    })
    .nullable(),
})

/** Parses the output of `beffroi diff --format json`. Fails for a missing or an unknown member. */
export const readDiff = ({ stdout }: Run): z.infer<typeof report> => report.parse(JSON.parse(stdout))
