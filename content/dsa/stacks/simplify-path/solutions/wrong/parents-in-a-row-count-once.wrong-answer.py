class Solution:
    def simplifyPath(self, path):
        skip = 0
        kept = []
        for part in reversed(path.split('/')):
            if part in ('', '.'):
                continue
            if part == '..':
                skip += 1
            elif skip:
                skip = 0
            else:
                kept.append(part)
        return '/' + '/'.join(reversed(kept))
