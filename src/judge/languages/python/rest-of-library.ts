import type { PyodideInterface } from 'pyodide';

const ARCHIVE = '/lib/python_rest.zip';
/** A file, as nothing of JavaScript may be within Python's reach. */
const ASKED = '/lib/asked_for_the_rest';

/**
 * A finder behind the library's own. Without the archive it finds nothing and notes that it was asked for what will come. It looks a
 * module up by its package's name, since the other archive may hold a part of the same package.
 */
const follow = (archive?: string) => `
def follow(archive, asked):
    import sys
    from importlib.machinery import PathFinder
    from judge_rest import NAMES
    from posix import O_CREAT, O_WRONLY, close, open
    from zipimport import zipimporter

    class RestOfLibrary:
        @staticmethod
        def find_spec(name, path=None, target=None):
            if name not in NAMES:
                return None
            if archive is None:
                close(open(asked, O_CREAT | O_WRONLY))
                return None
            folder = name.rpartition(".")[0].replace(".", "/")
            return zipimporter(f"{archive}/{folder}" if folder else archive).find_spec(name)

    # Before those that say how to install what isn't there.
    sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, RestOfLibrary)

follow(${archive ? JSON.stringify(archive) : 'None'}, ${JSON.stringify(ASKED)})
del follow
`;

/** What comes of a test that asked for what hasn't come; `lacksLibrary` is for whoever can bring it. */
const LACKING = JSON.stringify({
  lacksLibrary: true,
  kind: 'runtime-error',
  message: 'the rest of Python’s library hasn’t been downloaded yet',
  stdout: '',
  ms: 0,
  tainted: true,
});

/**
 * Has an interpreter that was started from the library's first part import from the rest of it, too.
 * @param archive the rest; absent while it hasn't come
 * @param answer replies to a request
 * @returns the same, but for programs that asked for something of the rest while it isn't there: whatever they made of that is no reply
 */
export function followLibrary<Request>(
  { FS, runPython }: PyodideInterface,
  archive: ArrayBuffer | undefined,
  answer: (request: Request) => string,
): (request: Request) => string {
  if (archive) FS.writeFile(ARCHIVE, new Uint8Array(archive), { canOwn: true });
  runPython(follow(archive && ARCHIVE));
  if (archive) return answer;
  const asked = () => FS.analyzePath(ASKED).exists;
  return (request) => {
    try {
      const reply = answer(request);
      return asked() ? LACKING : reply;
    } catch (error) {
      if (asked()) return LACKING;
      throw error;
    }
  };
}
