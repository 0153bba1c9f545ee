/** Entry point of the contract as data: every schema as written, and the texts about every issue code. */
import type { IssueCode } from './check/Issue'
import { type SchemaFiles, schemaFiles } from './compile/SchemaFiles'
import { type ExplainedCode, issueTextsText, type SourcePath, sourcesText } from './generated/sources'
import type { IssueText } from './issues/IssueText'

export type { IssueExample, IssueText } from './issues/IssueText'
export type { SourcePath }

/** A JSON Schema as written in a file. */
export type SourceSchema = { readonly [key: string]: unknown }

export type Sources = Readonly<Record<SourcePath, SourceSchema>>

let schemas: Sources | undefined
let files: SchemaFiles | undefined
let texts: Readonly<Record<IssueCode, IssueText>> | undefined

/** Every schema but those of the API by its path from `schemas/`, such as `blocks/title.json`. Read at the first call. */
export function sources(): Sources {
  schemas ??= readSources(sourcesText())
  return schemas
}

/** The same schemas for `SchemaNode`. Returns the same map at each call, so that nodes can be compared. */
export function builtinSchemas(): SchemaFiles {
  files ??= schemaFiles(Object.entries(sources()))
  return files
}

/** The texts about every issue code. Read at the first call. */
export function issueTexts(): Readonly<Record<IssueCode, IssueText>> {
  texts ??= readIssueTexts(issueTextsText())
  return texts
}

// The generator wrote both strings from files that tests check.
const readSources = (text: string): Sources => JSON.parse(text)
const readIssueTexts = (text: string): Readonly<Record<ExplainedCode, IssueText>> => JSON.parse(text)
