class Solution:
    def simplifyPath(self, path: str) -> str:
        result, part = [], []
        for character in path + '/':
            if character != '/':
                part.append(character)
                continue
            if part == ['.', '.']:
                while result and result.pop() != '/':
                    pass
            elif part and part != ['.']:
                result += ['/'] + part
            part = []
        return ''.join(result) or '/'
