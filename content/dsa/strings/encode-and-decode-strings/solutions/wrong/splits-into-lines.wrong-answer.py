class Codec:
    def encode(self, strs):
        return '\n'.join(s.replace('\\', '\\\\').replace('\n', '\\n') for s in strs) + '\n'

    def decode(self, s):
        out = []
        for line in s.splitlines():
            text, i = '', 0
            while i < len(line):
                if line[i] == '\\':
                    text += '\n' if line[i + 1] == 'n' else '\\'
                    i += 2
                else:
                    text += line[i]
                    i += 1
            out.append(text)
        return out
