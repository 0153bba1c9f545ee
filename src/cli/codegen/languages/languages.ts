import { csharp } from './csharp'
import { go } from './go'
import { java } from './java'
import { kotlin } from './kotlin'
import type { Language, languageNames } from './Language'
import { php } from './php'
import { python } from './python'
import { typescript } from './typescript'

export const languages: Readonly<Record<(typeof languageNames)[number], Language>> = {
  ts: typescript,
  php,
  java,
  kotlin,
  csharp,
  python,
  go,
}
