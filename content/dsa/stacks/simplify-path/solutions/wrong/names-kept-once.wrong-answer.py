class Solution:
    def simplifyPath(self, path: str) -> str:
        names = {}
        for part in path.split('/'):
            if part == '..':
                if names:
                    names.popitem()
            elif part and part != '.':
                names[part] = True
        return '/' + '/'.join(names)
