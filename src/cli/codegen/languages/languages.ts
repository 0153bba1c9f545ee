import { csharp } from './csharp'
import { go } from './go/go'
import { java } from './java/java'
import { kotlin } from './kotlin/kotlin'
import type { Language } from './Language'
import { php } from './php/php'
import { python } from './python/python'
import { typescript } from './typescript'

/** Every language by the name `--lang` takes. */
export const languages: Readonly<Record<string, Language>> = {
  ts: typescript,
  php,
  java,
  kotlin,
  csharp,
  python,
  go,
}
