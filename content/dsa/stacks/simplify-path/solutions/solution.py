class Solution:
    def simplifyPath(self, path: str) -> str:
        names = []
        for part in path.split('/'):
            if part == '..':
                if names:
                    names.pop()
            elif part and part != '.':
                names.append(part)
        return '/' + '/'.join(names)
