import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../fixtures'

/** How to compile and run the types of a language with a sample program that prints a page. */
export type Toolchain = {
  lang: string
  /** The path for `--out`, relative to the test folder. */
  out: string
  /** The file in `tests/cli/typing-samples`, and its name in the test folder. */
  sample: readonly [file: string, as: string]
  /** Whether this machine has the compiler. */
  isHere: boolean
  /** Compiles the types alone. Throws the errors of the compiler. */
  compile: (folder: string) => void
  /** Compiles and runs the program. */
  run: (folder: string) => string
  /** Reads and writes documents with a program, in a language that can do both. */
  roundTrip?: (folder: string, documents: string) => string
}

const samples = join(root, 'tests/cli/typing-samples')
const binaries = join(root, 'node_modules/.bin')

/** Whether a program exists and its version is supported. */
function has(program: string, asked: readonly string[], expected: RegExp): boolean {
  const { error, status, stdout, stderr } = spawnSync(program, asked, { encoding: 'utf8' })
  return !error && status === 0 && expected.test(stdout + stderr)
}

function execute(folder: string, program: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 26,
    env: { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', PYTHONIOENCODING: 'utf-8' },
  })
  if (error || status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stdout + stderr}`)
  return stdout
}

const tsc = (folder: string, files: readonly string[]): string =>
  execute(folder, join(binaries, 'tsc'), [
    '--strict',
    '--target',
    'es2022',
    '--module',
    'es2022',
    '--outDir',
    'out',
    ...files,
  ])

const javac = (folder: string, files: readonly string[]): string =>
  execute(folder, 'javac', ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', 'out', ...files])

const python = 'python3'
const hasPython = has(python, ['--version'], /Python 3\.1\d/)
const hasMypy = hasPython && has('mypy', ['--version'], /mypy/)

export const toolchains: readonly Toolchain[] = [
  {
    lang: 'ts',
    out: 'beffroi.ts',
    sample: ['page.ts.txt', 'page.ts'],
    isHere: true,
    compile: (folder) => tsc(folder, ['beffroi.ts']),
    run: (folder) => {
      tsc(folder, ['page.ts'])
      return execFileSync(process.execPath, ['out/page.js'], { cwd: folder, encoding: 'utf8' })
    },
  },
  {
    lang: 'python',
    out: 'beffroi.py',
    sample: ['page.py', 'page.py'],
    isHere: hasPython,
    compile: (folder) => {
      execute(folder, python, ['-W', 'error', 'beffroi.py'])
      if (hasMypy) execute(folder, 'mypy', ['--strict', 'beffroi.py'])
    },
    run: (folder) => {
      if (hasMypy) execute(folder, 'mypy', ['--strict', 'page.py'])
      return execute(folder, python, ['page.py'])
    },
  },
  {
    lang: 'php',
    out: 'Beffroi.php',
    sample: ['page.php', 'page.php'],
    isHere: has('php', ['--version'], /PHP 8\.[1-9]/),
    compile: (folder) => execute(folder, 'php', ['-d', 'error_reporting=-1', 'Beffroi.php']),
    run: (folder) => execute(folder, 'php', ['page.php']),
  },
  {
    lang: 'java',
    out: 'beffroi/Beffroi.java',
    sample: ['Main.java', 'Main.java'],
    isHere: has('javac', ['-version'], /javac (?:1[7-9]|[2-9]\d)/),
    compile: (folder) => javac(folder, ['beffroi/Beffroi.java']),
    run: (folder) => {
      javac(folder, ['Main.java', 'beffroi/Beffroi.java'])
      return execute(folder, 'java', ['-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8', '-cp', 'out', 'Main'])
    },
  },
  {
    lang: 'go',
    out: 'beffroi/beffroi.go',
    sample: ['main.go', 'main.go'],
    isHere: has('go', ['version'], /go1\.(?:1[89]|[2-9]\d)/),
    compile: (folder) => {
      execute(folder, 'go', ['mod', 'init', 'example.org/sample'])
      execute(folder, 'go', ['vet', './beffroi'])
      const unformatted = execute(folder, 'gofmt', ['-l', 'beffroi'])
      if (unformatted !== '') throw new Error(`gofmt would change ${unformatted}`)
    },
    run: (folder) => {
      execute(folder, 'go', ['mod', 'init', 'example.org/sample'])
      return execute(folder, 'go', ['run', '.'])
    },
    roundTrip: (folder, documents) => {
      copyFileSync(join(samples, 'again.go'), join(folder, 'main.go'))
      execute(folder, 'go', ['mod', 'init', 'example.org/sample'])
      return execute(folder, 'go', ['run', '.'], documents)
    },
  },
  {
    lang: 'kotlin',
    out: 'Beffroi.kt',
    sample: ['Main.kt', 'Main.kt'],
    isHere: has('kotlinc', ['-version'], /kotlinc-jvm (?:1\.[5-9]|[2-9])/),
    compile: (folder) => execute(folder, 'kotlinc', ['-Werror', '-d', 'types.jar', 'Beffroi.kt']),
    run: (folder) => {
      execute(folder, 'kotlinc', ['-Werror', '-include-runtime', '-d', 'page.jar', 'Main.kt', 'Beffroi.kt'])
      return execute(folder, 'java', ['-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8', '-jar', 'page.jar'])
    },
  },
  {
    lang: 'csharp',
    out: 'Beffroi.cs',
    sample: ['Program.cs', 'Program.cs'],
    isHere: has('dotnet', ['--version'], /^(?:[7-9]|[1-9]\d)\./),
    compile: (folder) => {
      writeFileSync(join(folder, 'sample.csproj'), project)
      execute(folder, 'dotnet', ['build', '-p:Kind=Library'])
    },
    run: (folder) => {
      writeFileSync(join(folder, 'sample.csproj'), project)
      return execute(folder, 'dotnet', ['run', '-p:Kind=Exe'])
    },
  },
]

/** The project file of C#. */
const project = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>$(Kind)</OutputType>
    <TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
  </PropertyGroup>
</Project>
`

/** Copies the sample program beside the types. */
export function placeSample({ sample: [file, as] }: Toolchain, folder: string): void {
  const place = join(folder, as)
  mkdirSync(dirname(place), { recursive: true })
  copyFileSync(join(samples, file), place)
}
